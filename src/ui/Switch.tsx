interface SwitchProps {
  label: string
  on: boolean
  onChange: (on: boolean) => void
  note?: string | undefined
  disabled?: boolean
}

/** Toggle that applies at once. The whole row is the target. */
export function Switch({ label, on, onChange, note, disabled = false }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      disabled={disabled}
      onClick={() => onChange(!on)}
      className="group flex min-h-12 w-full items-center py-2 gap-4 text-start disabled:opacity-60"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{label}</span>
        {note ? <span className="block text-caption text-muted">{note}</span> : null}
      </span>
      <span
        aria-hidden="true"
        className="h-7 w-12 flex-none rounded-full border border-control-line bg-raised p-0.5 transition-colors duration-(--motion-usual) group-aria-checked:border-tide group-aria-checked:bg-tide"
      >
        <span className="block size-5.5 rounded-full bg-control-line transition-transform duration-(--motion-usual) group-aria-checked:translate-x-5 rtl:group-aria-checked:-translate-x-5 group-aria-checked:bg-on-tide" />
      </span>
    </button>
  )
}
