import { t } from '#src/i18n/t.ts'
import { linkLook } from '#src/ui/Button.tsx'
import type { AppLink } from '#src/wallets/contract.ts'

/** Deep links into wallet apps. Each is known before the tap, because only a direct tap opens the app. */
export function ElsewhereLinks({ apps }: { apps: readonly AppLink[] }) {
  const look = linkLook(apps.length === 1 ? 'primary' : 'secondary')
  return (
    <ul className={apps.length === 1 ? 'grid' : 'grid gap-2 min-[22rem]:grid-cols-2'}>
      {apps.map(({ name, link }) => (
        <li key={name} className="grid">
          <a href={link} target="_blank" rel="noopener noreferrer" className={look}>
            {t('wallets-pairing-open', { wallet: name })}
          </a>
        </li>
      ))}
    </ul>
  )
}
