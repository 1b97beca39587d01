import { globalIdOf } from '#chains/ton/networks.ts'
import type { ChainRow } from '#core/wire/catalogue.ts'

/** First account of the development mnemonic, which local EVM nodes keep unlocked. */
const EVM_ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const rpcUrls = (chains: readonly ChainRow[], family: ChainRow['family']): Record<number, string> =>
  Object.fromEntries(
    chains
      .filter((chain) => chain.family === family)
      .flatMap((chain) => (chain.rpc_urls[0] ? [[chain.chain_id, chain.rpc_urls[0]]] : [])),
  )

/** Announces the test wallets of the local build like extensions do. Operators' builds do not contain this file. */
export async function announceLocalWallets(chains: readonly ChainRow[]): Promise<void> {
  answerAttestations(window)
  leadToLocalTelegram(window)
  const [{ announceLocalWallet }, { registerLocalSvmWallet }, { installLocalTonWallet }] = await Promise.all([
    import('#src/wallets/evm/localWallet.ts'),
    import('#src/wallets/svm/localWallet.ts'),
    import('#src/wallets/ton/localWallet.ts'),
  ])
  announceLocalWallet({ rpcUrls: rpcUrls(chains, 'evm'), account: EVM_ACCOUNT })
  // Wallets of this family have one account on all its networks, and each node keeps it unlocked.
  const [svm] = Object.values(rpcUrls(chains, 'svm'))
  if (svm) registerLocalSvmWallet({ rpcUrl: svm })
  for (const [id, rpcUrl] of Object.entries(rpcUrls(chains, 'ton')))
    installLocalTonWallet({ rpcUrl, network: String(globalIdOf(Number(id))) })
}

/** Bot and channel of the local Telegram, which the real one does not know. */
const localTelegram = /^https:\/\/t\.me\/causeway_local_/i

/** Opens their links on this machine's Telegram page. Inside that page it opens them itself. */
function leadToLocalTelegram(page: Window): void {
  if (page.parent !== page) return
  page.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link && localTelegram.test(link.href)) link.href = '/telegram'
  })
}

/** Page that WalletConnect loads to attest the origin of each request. */
const VERIFY = 'https://verify.walletconnect.org/'

const part = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')

const isAttestation = (node: Node): node is HTMLIFrameElement =>
  node instanceof HTMLIFrameElement && node.src.startsWith(VERIFY)

/** Answers in its place: nothing leaves the machine, and no request waits five seconds for an unreachable page. */
function answerAttestations(page: Window): void {
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
