import { type FormEvent, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import { Field, Select } from '#src/ui/Field.tsx'
import { Switch } from '#src/ui/Switch.tsx'
import { localPeople } from '../accounts.ts'
import { choices, type Settings } from './settings.ts'
import { words } from './words.ts'

interface ControlsProps {
  settings: Settings
  onChange: (change: Partial<Settings>) => void
  onOpen: (startParam: string | null) => void
}

const lists = ['theme', 'platform', 'version', 'viewport', 'language'] as const
const switches = ['notch', 'content', 'fullscreen'] as const
const carried = /^[\w-]{0,512}$/

/** Settings of the simulated Telegram and its user. */
export function Controls({ settings, onChange, onOpen }: ControlsProps) {
  const [wrong, setWrong] = useState(false)
  const { startParam } = settings
  const open = (event: FormEvent): void => {
    event.preventDefault()
    const taken = carried.test(startParam)
    setWrong(!taken)
    if (taken) onOpen(startParam || null)
  }
  return (
    <div className="tg-controls">
      <Select
        label={words.labels.person}
        choices={choices.person}
        value={settings.person.id}
        onChange={({ target }) =>
          onChange({ person: localPeople.find(({ id }) => String(id) === target.value) ?? localPeople[0] })
        }
      />
      {lists.map((name) => (
        <Select
          key={name}
          label={words.labels[name]}
          choices={choices[name]}
          value={settings[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
      <div className="tg-switches">
        {switches.map((name) => (
          <Switch
            key={name}
            label={words.labels[name]}
            on={settings[name]}
            onChange={(on) => onChange({ [name]: on })}
          />
        ))}
      </div>
      <form className="tg-start" onSubmit={open}>
        <Field
          label={words.labels.startParam}
          note={words.startNote}
          error={wrong ? words.startWrong : null}
          value={startParam}
          onChange={({ target }) => onChange({ startParam: target.value })}
        />
        <Button type="submit" look="secondary">
          {words.openWith}
        </Button>
      </form>
    </div>
  )
}
