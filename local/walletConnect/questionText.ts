import { formatEther, hexToBigInt, hexToString, type Hex, isHex } from 'viem'
import type { Question } from './phoneWallet.ts'

export interface QuestionText {
  readonly title: string
  /** Names and values of the terms to approve. */
  readonly facts: readonly (readonly [string, string])[]
}

type Facts = QuestionText['facts']

/** Text that is not printable is shown as it was sent. */
function messageText(value: unknown): string {
  if (!isHex(value)) return String(value)
  const text = hexToString(value)
  return /\uFFFD/.test(text) ? value : text
}

function transactionFacts([sent]: readonly unknown[]): Facts {
  const { to = '', value, data } = (sent ?? {}) as { to?: string; value?: Hex; data?: string }
  return [
    ['To', to],
    ['Amount', `${formatEther(value ? hexToBigInt(value) : 0n)} ETH`],
    ['Call', data && data !== '0x' ? data.slice(0, 10) : 'none'],
  ]
}

const switchFacts = ([wanted]: readonly unknown[]): Facts => [
  ['Network', String(Number((wanted as { chainId?: string } | undefined)?.chainId))],
]

const kinds: Readonly<Record<string, { title: string; facts: (params: readonly unknown[]) => Facts }>> = {
  eth_sendTransaction: { title: 'Send a transaction', facts: transactionFacts },
  personal_sign: { title: 'Sign a message', facts: ([message]) => [['Message', messageText(message)]] },
  eth_signTypedData_v4: { title: 'Sign typed data', facts: ([, text]) => [['Data', String(text)]] },
  wallet_switchEthereumChain: { title: 'Switch network', facts: switchFacts },
  wallet_addEthereumChain: { title: 'Add a network', facts: switchFacts },
}

/** Text of an app's question. `networks`: names by chain id. */
export function questionText(question: Question, networks: Readonly<Record<number, string>>): QuestionText {
  if (question.kind === 'connect') return { title: `Connect to ${question.app}`, facts: [] }
  const { method, params, chainId } = question.asked
  const known = kinds[method] ?? { title: method, facts: () => [] }
  return {
    title: known.title,
    facts: [['App', question.app], ['Network', networks[chainId] ?? String(chainId)], ...known.facts(params)],
  }
}
