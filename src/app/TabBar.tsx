import { NavLink } from 'react-router-dom'
import { t } from '#src/i18n/t.ts'
import { HistoryIcon, Mark, PoolIcon } from '#src/ui/icons.tsx'
import { useNavigation } from './navigation.ts'

const icons = { bridge: <Mark width={24} height={20} />, history: <HistoryIcon width={20} height={20} />, pool: <PoolIcon width={20} height={20} /> }

/** The navigation of phones. */
export function TabBar() {
  const navigation = useNavigation()
  return (
    <nav
      aria-label={t('nav-label')}
      style={{ gridTemplateColumns: `repeat(${navigation.length}, 1fr)` }}
      className="fixed inset-x-0 bottom-0 z-30 grid border-t border-line bg-ground pb-[env(safe-area-inset-bottom)] min-[60rem]:hidden"
    >
      {navigation.map(({ to, text, icon }) => (
        <NavLink key={to} to={to} end className="grid h-16 place-content-center justify-items-center gap-1 text-caption font-semibold text-muted aria-[current=page]:text-tide">
          {icons[icon]}
          {t(text)}
        </NavLink>
      ))}
    </nav>
  )
}
