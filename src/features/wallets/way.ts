import type { ConnectorInfo } from '#src/wallets/contract.ts'

/** How a wallet is reached: in this browser, or in its app elsewhere. What is neither is asked all the same and answers what is missing. */
export const wayOf = ({ installed, pairs, id }: ConnectorInfo): 'here' | 'pair' => (pairs && (!installed || id !== 'walletConnect') ? 'pair' : 'here')
