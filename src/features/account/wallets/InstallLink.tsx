import { t } from '#src/i18n/t.ts'
import type { ConnectorInfo } from '#src/wallets/contract.ts'

/** Install link for this browser; nothing where nothing can be installed. */
export function InstallLink({ connector: { name, installUrl, ways } }: { connector: ConnectorInfo }) {
  if (!installUrl || !ways.includes('install')) return null
  return (
    <a
      href={installUrl}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center justify-center text-small text-muted underline underline-offset-4"
    >
      {t('wallets-pairing-install', { wallet: name })}
    </a>
  )
}
