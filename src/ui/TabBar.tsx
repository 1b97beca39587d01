import type { ReactNode } from 'react'
import { t } from '#src/i18n/t.ts'
import { NavLink } from '#src/ui/Link.tsx'
import { MoreIcon } from '#src/ui/icons.tsx'

export interface Tab {
  readonly to: string
  readonly text: string
  readonly icon: ReactNode
}

const look =
  'grid h-16 min-w-0 place-content-center justify-items-center gap-1 min-[40rem]:grid-flow-col min-[40rem]:items-center min-[40rem]:gap-2 text-caption font-semibold text-muted aria-[current=page]:text-tide'

/** At twice the text size the labels do not fit next to each other: icons remain, labels go to screen readers. */
const words = 'max-[17rem]:sr-only'

/** Phone navigation; `onMore` opens everything without a tab of its own. */
export function TabBar({ tabs, onMore }: { tabs: readonly Tab[]; onMore?: () => void }) {
  return (
    <nav
      aria-label={t('nav-label')}
      className="tab-bar fixed inset-x-0 bottom-0 z-30 grid border-t border-line bg-ground min-[40rem]:px-[calc(50%-16rem)] pb-(--inset-bottom) min-[60rem]:hidden"
    >
      {tabs.map(({ to, text, icon }) => (
        <NavLink key={to} to={to} className={look}>
          {icon}
          <span className={words}>{text}</span>
        </NavLink>
      ))}
      {onMore ? (
        <button type="button" aria-haspopup="dialog" onClick={onMore} className={look}>
          <MoreIcon width={20} height={20} />
          <span className={words}>{t('nav-more')}</span>
        </button>
      ) : null}
    </nav>
  )
}
