import { AppError } from '#core/errors.ts'

/** The registry answers within a second; a blocked host may never answer. */
const REGISTRY_MS = 4_000

const REGISTRY = 'https://api.web3modal.org/getWallets'
/** Name and version under which the installed `@reown/appkit` asks. */
export const REGISTRY_CLIENT = { st: 'appkit', sv: 'html-core-1.7.8' } as const

const listsWallets = (answer: unknown): boolean =>
  typeof answer === 'object' &&
  answer !== null &&
  'data' in answer &&
  Array.isArray(answer.data) &&
  answer.data.length > 0

/**
 * Asks WalletConnect's public registry for one wallet of these chains: AppKit shows placeholders forever without an answer.
 * @throws AppError `wallet_registry_unreachable`
 */
export async function requireWalletRegistry(
  projectId: string,
  chains: readonly { readonly id: number }[],
): Promise<void> {
  const query = new URLSearchParams({
    projectId,
    ...REGISTRY_CLIENT,
    page: '1',
    entries: '1',
    chains: chains.map(({ id }) => `eip155:${id}`).join(','),
  })
  const lists = await fetch(`${REGISTRY}?${query.toString()}`, { signal: AbortSignal.timeout(REGISTRY_MS) })
    .then(async (response) => response.ok && listsWallets(await response.json()))
    .catch(() => false)
  if (lists) return
  throw new AppError('wallet_registry_unreachable', 'WalletConnect’s wallet list can’t be reached.', {
    status: 503,
    retriable: true,
  })
}
