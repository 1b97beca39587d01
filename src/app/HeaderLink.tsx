import { t, type PlainKey } from '#src/i18n/t.ts'
import { NavLink } from '#src/ui/Link.tsx'

/** An entry of the header's navigation, with its badge. */
export function HeaderLink({ to, text, tag }: { to: string; text: PlainKey; tag?: PlainKey | undefined }) {
  return (
    <NavLink
      to={to}
      className="rounded-full p-3 font-semibold text-muted hover:text-text aria-[current=page]:bg-surface aria-[current=page]:text-text"
    >
      {t(text)}
      {tag ? <PlaceTag text={tag} /> : null}
    </NavLink>
  )
}

/** Badge next to an entry. */
export const PlaceTag = ({ text }: { text: PlainKey }) => (
  <span className="ms-2 rounded-full px-2 py-0.5 text-caption text-ember inset-ring inset-ring-ember/40">
    {t(text)}
  </span>
)
