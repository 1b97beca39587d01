import { expect, it, vi } from 'vitest'
import type { CreateConnectorFn } from 'wagmi'
import { withoutGaps } from './walletConnect.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

it('a moment without accounts is not a disconnect; other accounts and a real disconnect are reported', async () => {
  const told = vi.fn()
  const theirs = {
    onAccountsChanged(accounts: string[]) {
      if (accounts.length === 0) this.onDisconnect()
      else told('accounts', accounts)
    },
    onDisconnect: () => void told('goodbye'),
  }
  const connector = withoutGaps(() => theirs as unknown as ReturnType<CreateConnectorFn>)({} as never)
  connector.onAccountsChanged([])
  expect(told).not.toHaveBeenCalled()
  connector.onAccountsChanged([account])
  connector.onDisconnect()
  expect(told.mock.calls).toEqual([['accounts', [account]], ['goodbye']])
})
