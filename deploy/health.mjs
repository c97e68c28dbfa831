// Ends without an error if the house of this container answers that it is ready.
const port = process.env.PORT || '4747';
const url = `http://127.0.0.1:${port}${process.env.BASE_PATH ?? ''}/readyz`;

const isReady = await fetch(url).then(
  answer => answer.ok,
  () => false,
);
process.exitCode = isReady ? 0 : 1;
