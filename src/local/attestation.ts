/** The page that WalletConnect asks to vouch for the origin of each request. */
const VERIFY = 'https://verify.walletconnect.org/'

const part = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')

/** Answers in its place: each request would wait five seconds for a page that is not on this machine. */
export function answerAttestations(page: Window & typeof globalThis): void {
  const answer = (frame: HTMLIFrameElement): void => {
    const id = new URL(frame.src).searchParams.get('id')
    frame.src = 'about:blank'
    const attestation = [part({ alg: 'causeway-local-attestation' }), part({ id }), 'AA'].join('.')
    page.postMessage(JSON.stringify({ type: 'verify_attestation', attestation }), page.location.origin)
  }
  new page.MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof page.HTMLIFrameElement && node.src.startsWith(VERIFY)) answer(node)
  }).observe(page.document.body, { childList: true })
}
