import { Suspense, useState } from 'react'
import type { SiteData } from '#core/wire/site.ts'
import { useCheckInOffered } from '#src/features/rewards/program/useRewards.ts'
import { linksBehindMore } from '#src/features/site/links.ts'
import { useSite } from '#src/features/site/useSite.ts'
import { usePermits } from '#src/features/shared/policy.ts'
import { lazyScreen } from '#src/i18n/lazyScreen.ts'
import { t } from '#src/i18n/t.ts'
import { useTop, usePlatform } from '#src/platform/usePlatform.ts'
import { useWallets } from '#src/services.ts'
import { ChevronIcon } from '#src/ui/icons.tsx'
import { Link } from '#src/ui/Link.tsx'
import { OutIcon } from '#src/ui/moreIcons.tsx'
import { Sheet } from '#src/ui/Sheet.tsx'
import { useWide } from '#src/ui/browserState.ts'
import { Switch } from '#src/ui/Switch.tsx'
import { PlaceTag } from './HeaderLink.tsx'
import LanguageSelect from './LanguageSelect.tsx'
import { usePlaces } from './places.ts'

const ReceiptsRow = lazyScreen(() => import('#src/features/telegram/ReceiptsRow.tsx'))

const group = 'divide-y divide-line rounded-input border border-line bg-raised px-4'
const row = 'flex min-h-12 items-center justify-between gap-3 font-semibold'

/** Holds everything that has no entry of its own in the navigation (spec §2). */
export default function MorePanel({ onClose, onCheckIn }: { onClose: () => void; onCheckIn?: () => void }) {
  const site = useSite()
  const permits = usePermits()
  const withLinks = permits('links', 'other')
  const wide = useWide()
  const account = useTop(usePlatform().host)
  const places = usePlaces('more')
  const links = withLinks ? linksBehindMore(site, wide) : []
  const openCheckIn =
    onCheckIn &&
    (() => {
      onClose()
      onCheckIn()
    })
  return (
    <Sheet title={t('nav-more')} onClose={onClose}>
      <div className={group}>
        <ColoursSwitch />
        <div className={row}>
          <span aria-hidden="true">{t('language-label')}</span>
          <LanguageSelect onChosen={onClose} />
        </div>
        <Suspense fallback={null}>{account ? <ReceiptsRow host={account} /> : null}</Suspense>
      </div>
      <ul className={`mt-3 ${group}`}>
        {account ? (
          <li>
            <button
              type="button"
              onClick={() => {
                onClose()
                account.openWallets()
              }}
              className={`${row} w-full text-start hover:text-tide`}
            >
              {t('telegram-wallets')}
              <ChevronIcon className="flex-none -rotate-90 rtl:rotate-90 text-muted" />
            </button>
          </li>
        ) : null}
        {openCheckIn ? <CheckInEntry className={row} onOpen={openCheckIn} /> : null}
        {places.map(({ to, text, tag }) => (
          <li key={to}>
            <Link to={to} onClick={onClose} className={`${row} hover:text-tide`}>
              <span>
                {t(text)}
                {tag ? <PlaceTag text={tag} /> : null}
              </span>
              <ChevronIcon className="flex-none -rotate-90 rtl:rotate-90 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
      {links.length > 0 ? (
        <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-x-8 px-4">
          {links.map(({ id, text, href }) => (
            <li key={id}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                className="flex min-h-11 items-center justify-between gap-3 text-small text-muted hover:text-text"
              >
                {t(text)}
                <OutIcon width={16} height={16} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {withLinks && site?.audits.length ? <Audits audits={site.audits} /> : null}
    </Sheet>
  )
}

/** Offers Telegram's colors or the app's own inside Telegram; dark or light elsewhere. */
function ColoursSwitch() {
  const host = useTop(usePlatform().host)
  const [own, setOwn] = useState(host?.ownColours() ?? false)
  if (!host) return <ThemeSwitch />
  const choose = (telegrams: boolean) => {
    host.setOwnColours(!telegrams)
    setOwn(!telegrams)
  }
  return (
    <>
      <Switch label={t('telegram-colours')} on={!own} onChange={choose} />
      {own ? <ThemeSwitch /> : null}
    </>
  )
}

/** Switches between dark and light; dark is the default. */
function ThemeSwitch() {
  const platform = usePlatform()
  const [theme, setTheme] = useState(platform.theme())
  const choose = (dark: boolean) => {
    platform.setTheme(dark ? 'dark' : 'light')
    setTheme(dark ? 'dark' : 'light')
  }
  return <Switch label={t('theme-dark_colours')} on={theme === 'dark'} onChange={choose} />
}

/** Check-in entry of the "More" panel, for text sizes at which its button does not fit next to the wallet. */
function CheckInEntry({ className, onOpen }: { className: string; onOpen: () => void }) {
  const connected = useWallets((state) => state.userId !== null)
  const offered = useCheckInOffered() !== null
  if (!connected || !offered) return null
  return (
    <li>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onOpen}
        className={`${className} w-full text-start hover:text-tide`}
      >
        {t('rewards-check_in-open')}
        <ChevronIcon className="flex-none -rotate-90 rtl:rotate-90 text-muted" />
      </button>
    </li>
  )
}

/** Auditors of the contracts. Each logo has its name as text, because a logo alone is not accessible. */
const Audits = ({ audits }: Pick<SiteData, 'audits'>) => (
  <section className="mt-4 px-4" aria-labelledby="audits">
    <h3 id="audits" className="text-caption font-semibold text-muted">
      {t('around-audits')}
    </h3>
    <ul className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(min(12rem,100%),1fr))] gap-x-8">
      {audits.map(({ name, url, logo }) => (
        <li key={url}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-11 items-center gap-3 py-1 text-small hover:text-tide"
          >
            <img src={logo} alt="" className="h-7 w-auto max-w-24 flex-none object-contain" />
            <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
            <OutIcon width={16} height={16} className="flex-none text-muted" />
          </a>
        </li>
      ))}
    </ul>
  </section>
)
