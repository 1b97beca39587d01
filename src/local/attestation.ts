/** Page that WalletConnect loads to attest the origin of each request. */
const VERIFY = 'https://verify.walletconnect.org/'

const part = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')

const isAttestation = (node: Node): node is HTMLIFrameElement =>
  node instanceof HTMLIFrameElement && node.src.startsWith(VERIFY)

/** Answers in its place: nothing leaves the machine, and no request waits five seconds for an unreachable page. */
export function answerAttestations(page: Window): void {
  const { body } = page.document
  const append = body.appendChild.bind(body)
  body.appendChild = <T extends Node>(node: T): T => {
    if (isAttestation(node)) {
      const id = new URL(node.src).searchParams.get('id')
      node.src = 'about:blank'
      const attestation = [part({ alg: 'causeway-local-attestation' }), part({ id }), 'AA'].join('.')
      page.postMessage(JSON.stringify({ type: 'verify_attestation', attestation }), page.location.origin)
    }
    return append(node)
  }
}
