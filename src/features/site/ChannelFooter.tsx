import { TabBar } from '#src/ui/TabBar.tsx'
import type { ChannelLook } from '#core/wire/config.ts'
import { t } from '#src/i18n/t.ts'
import type { ReactNode } from 'react'
import { Link } from '#src/ui/Link.tsx'
import { Mark } from '#src/ui/icons.tsx'
import { ChannelLinks, channelTabs } from './ChannelLinks.tsx'

/** Footer of a partner's pages: the bridge's operator (spec §2), the terms, and on phones the partner's links and tabs. */
export default function ChannelFooter({
  channel,
  withNavigation,
  className,
  languages,
}: {
  channel: ChannelLook
  withNavigation: boolean
  className: string
  /** Language selection. */
  languages: ReactNode
}) {
  return (
    <>
      <footer className={className}>
        <div className="mx-auto flex max-w-[70rem] flex-wrap items-center gap-x-6 px-4 pb-24 text-caption text-muted min-[60rem]:py-2">
          <span className="inline-flex min-h-11 items-center gap-2" data-testid="powered-by">
            <Mark width={22} height={15} />
            {t('channel-powered-by')}
          </span>
          <ChannelLinks links={channel.links} className="-mx-2 flex flex-wrap gap-x-2 min-[60rem]:hidden" />
          <Link to="/tos" className="inline-flex min-h-11 items-center hover:text-text">
            {t('tos-title')}
          </Link>
          {languages}
        </div>
      </footer>
      {withNavigation ? <TabBar tabs={channelTabs()} /> : null}
    </>
  )
}
