/**
 * Letters and digits that can be taken for others, by what they look like, of the scripts in which
 * names are written. Letters with accents are not here: the accents are dropped before. Small letters
 * stand for their capitals too, except where the capital is here itself, as it looks different.
 */
const LATIN: Readonly<Record<string, string>> = {
  a: 'ɑᴀᶏᶐⱥꬰ',
  b: '8ȣᴕƀƃƅɓʙᴃᵬᶀꞗꞵ',
  c: 'ƈȼɕʗᴄꞓꞔ',
  d: 'ðđƌȡɖɗᴅᴆᵭᶁᶑẟꝺꟈ',
  e: 'ɇəɚɛᴇᶒᶓᶕⱸꬲꬳꬴ',
  f: 'ƒʃʆᵮᶂᶋᶘẜẝꜰꝼꞙꬵ',
  g: 'ǥɠɡɢʛᵹᶃꞡꬶ',
  h: 'ħɦʜⱨⱶꞕꜧ',
  i: 'ıɨɩɪᵻᵼᶖǃꟾ',
  j: 'ȷɉɟʄʝᴊ',
  k: 'ĸƙᴋᶄⱪꝁꝃꝅꞣ',
  l: '1ǀłƚƛȴɫɬɭʟᴌᶅⱡꝇꝉꞎꬷꬸꬹ',
  m: 'ɱᴍᵯᶆꝸꬺꟿ',
  n: 'ŋƞȵɲɳɴᵰᶇꞑꞥꬻꬼ',
  o: '0øɔɵʘᴏᴐᴑᴓᶗⱺꝋꝍꬽꬾꬿ',
  p: 'þƿƥɸᴘᵱᵽᶈꝑꝓꝕꝥꝧ',
  q: 'ɋʠꝗꝙꞯ',
  r: 'ɍɼɽɾʀᵲᵳᶉꞃꞧꭅꭆꭇꭈꭉꭊꭋꭌ',
  s: '5ƨƽȿʂᵴᶊꜱꞅꞩꟊꟗꟙ',
  t: 'ŧƫƭȶʈᴛᵵⱦꞇ',
  u: 'ʉʊᴜᵾᵿᶙꞹꭎꭏꭒ',
  v: 'ʋᴠᶌỽⱱⱴꝟ',
  w: 'ɯɷᴡⱳꞷꟃ',
  x: 'ᶍꭓꭔꭕꭖꭗꭘꭙ',
  y: 'ƴɏɣɤʏỿꭚ',
  z: '2ƻƶȥɀʐʑᴢᵶᶎⱬꝣꝫ',
  '3': 'ƺȝʒʓɜᴣᶚꜫ',
  aa: 'ꜳ',
  ae: 'æᴁꞛ',
  ao: 'ꜵ',
  au: 'ꜷ',
  av: 'ꜹꜻ',
  ay: 'ꜽ',
  hv: 'ƕ',
  ll: 'ỻǁ',
  oe: 'œɶꞝꭢ',
  oi: 'ƣ',
  oo: 'ꝏ',
  ss: 'ß',
  th: 'ᵺ',
  tz: 'ꜩ',
  ue: 'ᵫꞟ',
  ui: 'ꭐ',
  uo: 'ꭣ',
  vv: 'ꝡ',
};

const GREEK_AND_CYRILLIC: Readonly<Record<string, string>> = {
  a: 'αа',
  ae: 'ӕ',
  b: 'βϐвьѣ',
  c: 'ϲсҫ',
  d: 'ԁ',
  e: 'εϵеєҽ',
  f: 'ϝғ',
  g: 'ԍ',
  h: 'Ηнһңҥӈӊ',
  i: 'ιі',
  j: 'ϳј',
  k: 'κϰкқҝҟҡӄԟ',
  l: 'ӏ',
  m: 'Μмӎ',
  n: 'Νηпԥ',
  o: 'οσςоѳө',
  p: 'ρϱрҏ',
  q: 'ԛ',
  r: 'гґ',
  s: 'ѕ',
  t: 'τтҭ',
  u: 'υμ',
  v: 'νѵ',
  w: 'ωϖшщѡԝ',
  x: 'χхҳӽӿ',
  y: 'Υγϒуүұ',
  z: 'ζ',
  '3': 'зҙӡ',
  '4': 'чҷҹ',
  '6': 'б',
};

const LOOKS_LIKE = new Map(
  [LATIN, GREEK_AND_CYRILLIC].flatMap(script =>
    Object.entries(script).flatMap(([look, others]) =>
      Array.from(others, (letter): [string, string] => [letter, look]),
    ),
  ),
);

/** What a letter or a digit looks like, in small letters of the English alphabet where there are any. */
export function lookOf(letter: string): string {
  const small = letter.toLowerCase();
  return LOOKS_LIKE.get(letter) ?? LOOKS_LIKE.get(small) ?? small;
}
