import { AppError } from '#core/errors.ts'
import { t, tOr } from '#src/i18n/t.ts'
import { Notice } from '#src/ui/Notice.tsx'
import type { ConnectorInfo } from '#src/wallets/contract.ts'
import { CodeFor, CopyAddress } from './CodeFor.tsx'
import { ElsewhereLinks } from './ElsewhereLinks.tsx'
import { InstallLink } from './InstallLink.tsx'
import { usePageLink } from './usePageLink.ts'

/** For wallets that only connect in their own browser: opens this page there, with the form or the transfer. */
export function InsideView({ connector }: { connector: ConnectorInfo }) {
  const { link, handsOver, error, again } = usePageLink()
  const { name, browser } = connector
  if (!browser) return null
  if (error) {
    const text = error instanceof AppError ? tOr(`problem-${error.reason}`, error.message) : t('problem-unknown')
    return (
      <Notice tone="warn" action={{ label: t('action-retry'), onClick: again }}>
        {text}
      </Notice>
    )
  }
  const address = link === null ? null : browser(link)
  return (
    <div className="mx-auto flex max-w-80 flex-col gap-3 pt-2">
      <p className="text-small text-pretty text-muted">
        {t(handsOver ? 'wallets-inside-order' : 'wallets-inside-text', { wallet: name })}
      </p>
      <CodeFor address={address} label={t('wallets-inside-code', { wallet: name })} />
      {address === null ? null : <ElsewhereLinks apps={[{ name, link: address }]} />}
      <CopyAddress address={address} />
      <InstallLink connector={connector} />
    </div>
  )
}
