import { describe, expect, it } from 'vitest'
import type { ChainRow } from '#core/wire/catalogue.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { type DeployInput, deployView, isSettled, shownState } from './deployView.ts'

const chain = {
  chain_id: 8453,
  alias_name: 'Base',
  native_currency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
} as ChainRow
const account = { family: 'evm', address: '0xa', chainId: null } as WalletAccount
const estimate = { gas_units: '300000', fee: '3000000000000', fee_usd: '0.01', balance: '5000000000000' }
const input: DeployInput = {
  chain,
  chains: 'ready',
  text: { name: 'Ada', message: '' },
  account,
  awaited: false,
  estimate,
  estimateError: null,
  online: true,
  isAsking: false,
}
const view = (change: Partial<DeployInput>) => deployView({ ...input, ...change })

describe('the form', () => {
  it('offers the deployment, with its costs', () => {
    const { fee, balance, problem, button } = view({})
    expect([fee, balance]).toEqual([expect.stringContaining('0.000003 ETH'), expect.stringContaining('0.000005 ETH')])
    expect(problem).toBeNull()
    expect(button).toEqual({ text: 'Deploy on Base', act: 'deploy' })
  })

  it.each<[string, Partial<DeployInput>, string, string | null]>([
    ['no wallet', { account: null }, 'Connect Wallet', 'connect'],
    ['a wallet that reconnects', { account: null, awaited: true }, 'Reconnecting wallet…', null],
    ['no name', { text: { name: ' ', message: 'Hello' } }, 'Enter a name', 'name'],
    ['a long name', { text: { name: 'é'.repeat(33), message: '' } }, 'Deploy on Base', null],
    ['a long message', { text: { name: 'Ada', message: 'a'.repeat(281) } }, 'Deploy on Base', null],
    [
      'too little balance',
      { estimate: { ...estimate, balance: '2999999999999' } },
      'Not enough ETH for network fees',
      null,
    ],
    ['exactly the fee', { estimate: { ...estimate, balance: '3000000000000' } }, 'Deploy on Base', 'deploy'],
    ['an unknown balance', { estimate: { ...estimate, balance: null } }, 'Deploy on Base', 'deploy'],
    ['no estimate yet', { estimate: null }, 'Deploy on Base', 'deploy'],
    ['no estimate at all', { estimate: null, estimateError: 'timeout' }, 'Deploy on Base', 'deploy'],
    ['a network that refuses it', { estimate: null, estimateError: 'deploy_unsupported' }, 'Deploy on Base', null],
    ['no connection', { online: false }, 'Deploy on Base', null],
    ['a request in the wallet', { isAsking: true }, 'Confirm in your wallet', null],
    ['networks that failed', { chain: null, chains: 'failed' }, 'Try again', 'retry'],
    ['networks that load', { chain: null, chains: 'loading' }, 'Deploy', null],
  ])('with %s', (_, change, text, act) => expect(view(change).button).toEqual({ text, act }))

  it('says how long a text may be, in bytes, below its own field', () => {
    const long = view({ text: { name: 'é'.repeat(33), message: 'Hello' } })
    expect([long.nameError, long.messageError]).toEqual([expect.stringContaining('66 bytes'), null])
    const message = view({ text: { name: 'Ada', message: '⛵'.repeat(94) } })
    expect([message.nameError, message.messageError]).toEqual([null, expect.stringContaining('282 bytes')])
    const invalid = view({ text: { name: 'Ada', message: 'a\u0007b' } })
    expect([invalid.nameError, invalid.messageError]).toEqual([null, expect.stringContaining('can’t be stored')])
  })

  it('says what is missing, and where funds come from', () => {
    const { problem } = view({ estimate: { ...estimate, balance: '0' } })
    expect(problem).toEqual({ text: expect.stringContaining('on Base'), fix: 'fund' })
    expect(view({ estimate: null, estimateError: 'timeout' }).problem?.fix).toBe('retry')
  })
})

describe('a deployment', () => {
  const told = { txHash: '0xaa', isAsking: false }
  const untold = { txHash: null, isAsking: false }

  it.each([
    ['waits for the wallet', { txHash: null, isAsking: true }, null, 'asking'],
    ['may have been sent before a reload', untold, null, 'unsure'],
    ['isn’t replaced by another transaction at its place, if no hash was told', untold, 'replaced', 'unsure'],
    ['stays unsure while nodes don’t have it', untold, 'unknown', 'unsure'],
    ['is found although the wallet never answered', untold, 'done', 'done'],
    ['is found in a mempool although the wallet never answered', untold, 'pending', 'pending'],
    ['is pending until the first read', told, null, 'pending'],
    ['is unknown', told, 'unknown', 'unknown'],
    ['was replaced', told, 'replaced', 'replaced'],
    ['failed', told, 'failed', 'failed'],
    ['is something else', told, 'other', 'other'],
  ] as const)('that %s', (_, stored, seen, state) => expect(shownState(stored, seen)).toBe(state))

  it('is settled once nothing can change', () =>
    expect(
      (['asking', 'unsure', 'unknown', 'pending', 'done', 'failed', 'replaced', 'other'] as const).filter(isSettled),
    ).toEqual(['done', 'failed', 'replaced', 'other']))
})
