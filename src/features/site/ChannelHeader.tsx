import { type ReactNode, useEffect } from 'react'
import type { ChannelLook } from '#core/wire/config.ts'
import { t } from '#src/i18n/t.ts'
import { applyTheme } from '#src/platform/applyTheme.ts'
import { Link, NavLink } from '#src/ui/Link.tsx'
import { ChannelLinks, channelTabs } from './ChannelLinks.tsx'

const link =
  'rounded-full px-4 py-3 font-semibold text-muted hover:text-text aria-[current=page]:bg-surface aria-[current=page]:text-text'

interface ChannelHeaderProps {
  channel: ChannelLook
  withNavigation: boolean
  /** The connected wallet, or the connect button. */
  wallet: ReactNode
}

/** Partner's header: its logo, two links, about and support pages, and the wallet. It has no theme switch: the theme is the partner's (product facts §6). */
export default function ChannelHeader({ channel, withNavigation, wallet }: ChannelHeaderProps) {
  useEffect(() => applyTheme({ theme: channel.forced_theme, css: channel.css }), [channel.forced_theme, channel.css])
  return (
    <header className="mx-auto flex h-16 w-full flex-none max-w-[70rem] items-center gap-2 px-4 max-[13rem]:px-2 min-[60rem]:gap-6">
      <Link
        to="/"
        className="flex min-h-11 min-w-0 items-center text-heading font-bold tracking-tight"
        aria-label={t('channel-home', { name: channel.name })}
      >
        {channel.logo ? <ChannelLogo logo={channel.logo} /> : null}
        {/* Always an element, so that the server can write the name into the prerendered page. */}
        <span className="truncate empty:hidden">{channel.logo ? null : channel.name}</span>
      </Link>
      {withNavigation ? (
        <nav aria-label={t('nav-label')} className="hidden gap-1 min-[60rem]:flex">
          {channelTabs().map(({ to, text }) => (
            <NavLink key={to} to={to} className={link}>
              {text}
            </NavLink>
          ))}
        </nav>
      ) : null}
      <div className="ms-auto flex items-center gap-1">
        <ChannelLinks links={channel.links} className="hidden gap-1 min-[60rem]:flex" />
        {withNavigation ? wallet : null}
      </div>
    </header>
  )
}

/** Renders both variants; the theme shows the one for its background. */
function ChannelLogo({ logo }: { logo: NonNullable<ChannelLook['logo']> }) {
  return (
    <>
      <img
        src={logo.dark}
        alt=""
        className="h-7 max-w-40 min-w-0 shrink object-contain object-left in-data-[theme=light]:hidden"
      />
      <img
        src={logo.light}
        alt=""
        className="hidden h-7 max-w-40 min-w-0 shrink object-contain object-left in-data-[theme=light]:block"
      />
    </>
  )
}
