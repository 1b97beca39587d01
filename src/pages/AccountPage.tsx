import { AccountScreen } from '#src/features/account/data/AccountScreen.tsx'
import { useOwnAccount } from '#src/features/account/session/useSession.ts'
import SupportLink from '#src/features/site/SupportLink.tsx'
import { t } from '#src/i18n/t.ts'
import { usePlatform } from '#src/platform/usePlatform.ts'
import { useWallets } from '#src/services.ts'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Skeleton } from '#src/ui/Loading.tsx'

/** Sessions of a user and the data kept about them. In Telegram both belong to the Telegram account. */
export default function AccountPage() {
  const { inTelegram } = usePlatform()
  const wallet = useOwnAccount()
  const awaited = useWallets((state) => state.awaited)
  const openWallets = useWallets((state) => state.openList)
  return (
    <div className="mx-auto w-full max-w-[45rem]">
      <h1 className="mb-4 text-title font-semibold tracking-tight">{t('screen-account-title')}</h1>
      {inTelegram ? (
        <AccountScreen wallet={null} support={<SupportLink />} />
      ) : wallet ? (
        <AccountScreen key={wallet.address} wallet={wallet} support={<SupportLink />} />
      ) : awaited ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <EmptyState title={t('account-connect-title')} text={t('account-connect-text')}>
          <Button onClick={() => openWallets()}>{t('main-connect')}</Button>
        </EmptyState>
      )}
    </div>
  )
}
