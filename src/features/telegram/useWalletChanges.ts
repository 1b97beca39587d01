import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { reasonOf } from '#core/errors.ts'
import type { MovedWallet, TelegramWallet } from '#core/wire/telegram.ts'
import { t, tOr } from '#src/i18n/t.ts'
import type { TelegramAccount } from '#src/platform/telegram/account.ts'
import { useRequestSignal } from '#src/api/useRequestSignal.ts'
import { useServices } from '#src/services.ts'
import type { WalletAccount } from '#src/wallets/contract.ts'
import { linkWallet } from '../account/session/linkWallet.ts'

export type WalletChange = 'choose' | 'unlink' | 'link' | 'acknowledge'

/** Changes of the wallet list, one at a time; `problem` explains a failed one. */
export function useWalletChanges(account: TelegramAccount) {
  const services = useServices()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<WalletChange | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const over = useRequestSignal()

  const run = async (kind: WalletChange, work: () => Promise<void>): Promise<void> => {
    if (busy) return
    setBusy(kind)
    setProblem(null)
    try {
      await work()
      services.platform.haptic('success')
      void queryClient.invalidateQueries()
    } catch (error) {
      services.platform.haptic('warning')
      setProblem(tOr(`problem-${reasonOf(error)}`, t('problem-unknown')))
    } finally {
      setBusy(null)
    }
  }
  const paths = { choose: '/identity/v1/telegram/choose', unlink: '/identity/v1/telegram/unlink' } as const
  return {
    busy,
    problem,
    change: (kind: 'choose' | 'unlink', { family, address }: TelegramWallet) =>
      void run(kind, async () =>
        account.take((await services.api.post(paths[kind], { body: { family, address } })).data),
      ),
    acknowledge: (moved: MovedWallet) =>
      void run('acknowledge', async () =>
        account.take((await services.api.post('/identity/v1/telegram/acknowledge-move', { body: moved })).data),
      ),
    link: (wallet: WalletAccount) => void run('link', () => linkWallet(services, account, wallet, over())),
  }
}
