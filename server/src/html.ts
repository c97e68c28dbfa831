const SIGNS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text as it may stand in HTML, also in an attribute. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, sign => SIGNS[sign]!);

/** The same; what stands between backticks is code. */
export const prose = (text: string): string =>
  escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
