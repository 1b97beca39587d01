/** URL of X's composer with text and link filled in. */
export const postAddress = (text: string, url: string): string =>
  `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url }).toString()}`
