import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import type { AccountState, TelegramAccount } from '#src/platform/telegram/account.ts'

export const useAccount = (account: TelegramAccount): AccountState =>
  useStore(account as unknown as StoreApi<AccountState>)
