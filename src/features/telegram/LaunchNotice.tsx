import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { t, tOr } from '#src/i18n/t.ts'
import type { TelegramAccount, AccountState } from '#src/platform/telegram/account.ts'
import { Notice } from '#src/ui/Notice.tsx'

/** Explains a failed sign-in and offers a retry; retries itself when the connection returns. The form works without it. */
export function LaunchNotice({ account, onAgain }: { account: TelegramAccount; onAgain: () => void }) {
  const now = useAccount(account)
  const again = now.state === 'failed' && now.retriable
  useEffect(() => {
    if (!again) return
    window.addEventListener('online', onAgain)
    return () => window.removeEventListener('online', onAgain)
  }, [again, onAgain])
  return (
    <div role="status" data-testid="launch-notice" className="mx-auto w-full max-w-[70rem] px-4 pt-2 pb-3 empty:hidden">
      {now.state === 'failed' ? (
        <Notice tone="warn" action={now.retriable ? { label: t('action-retry'), onClick: onAgain } : null}>
          {launchText(now.reason)}
        </Notice>
      ) : null}
    </div>
  )
}

export const launchText = (reason: string): string => tOr(`telegram-launch-${reason}`, t('telegram-launch-failed'))

export const useAccount = (account: TelegramAccount): AccountState =>
  useStore(account as unknown as StoreApi<AccountState>)
