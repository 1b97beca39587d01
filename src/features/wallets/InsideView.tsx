import { t } from '#src/i18n/t.ts'
import { useServices } from '#src/services.ts'
import type { ConnectorInfo } from '#src/wallets/contract.ts'
import { CodeFor, CopyAddress } from './CodeFor.tsx'
import { ElsewhereLinks } from './ElsewhereLinks.tsx'
import { InstallLink } from './InstallLink.tsx'
import { pageLink } from './pageLink.ts'

/** A wallet that meets pages in its own browser alone: this one goes there, with what is filled in or with its transfer. */
export function InsideView({ connector }: { connector: ConnectorInfo }) {
  const { form } = useServices()
  const { name, browser } = connector
  if (!browser) return null
  const link = browser(pageLink(window.location, form.getState()))
  return (
    <div className="mx-auto flex max-w-80 flex-col gap-3 pt-2">
      <p className="text-small text-pretty text-muted">{t('wallets-inside-text', { wallet: name })}</p>
      <CodeFor address={link} label={t('wallets-inside-code', { wallet: name })} />
      <ElsewhereLinks apps={[{ name, link }]} />
      <CopyAddress address={link} />
      <InstallLink connector={connector} />
    </div>
  )
}
