import { NavLink } from 'react-router-dom'
import { t } from '#src/i18n/t.ts'
import { HistoryIcon, Mark, PoolIcon } from '#src/ui/icons.tsx'

const icons = { bridge: <Mark width={24} height={20} />, history: <HistoryIcon width={20} height={20} />, pool: <PoolIcon width={20} height={20} /> }

export interface Tab {
  readonly to: string
  readonly text: string
  readonly icon: keyof typeof icons
}

/** The navigation of phones. */
export function TabBar({ tabs }: { tabs: readonly Tab[] }) {
  return (
    <nav
      aria-label={t('nav-label')}
      style={{ gridTemplateColumns: `repeat(${tabs.length}, 1fr)` }}
      className="fixed inset-x-0 bottom-0 z-30 grid border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] min-[60rem]:hidden"
    >
      {tabs.map(({ to, text, icon }) => (
        <NavLink key={to} to={to} end className="grid h-16 place-content-center justify-items-center gap-1 text-caption font-semibold text-muted aria-[current=page]:text-tide">
          {icons[icon]}
          {text}
        </NavLink>
      ))}
    </nav>
  )
}
