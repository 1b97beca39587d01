import { type FormEvent, useState } from 'react'
import { Button } from '#src/ui/Button.tsx'
import type { Standing } from './calls.ts'
import { words } from './words.ts'

interface FieldProps {
  standing: Standing | null
  onSay: (text: string) => void
  onOpen: (url: string) => void
}

const START = { command: 'start', description: '' }

/** Input of the chat: the bot's menu button, its commands, and the field. */
export function ChatField({ standing, onSay, onOpen }: FieldProps) {
  const [text, setText] = useState('')
  const blocked = standing?.blocked ?? false
  const button = standing?.button
  const commands = standing && standing.commands.length > 0 ? standing.commands : [START]
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (text.trim() === '') return
    onSay(text.trim())
    setText('')
  }
  return (
    <div className="tg-write">
      <div className="tg-commands" role="group" aria-label={words.commands}>
        {commands.map(({ command, description }) => (
          <button
            key={command}
            type="button"
            className="tg-chip"
            title={description || undefined}
            disabled={blocked}
            onClick={() => onSay(`/${command}`)}
          >
            /{command}
          </button>
        ))}
      </div>
      <form className="tg-form" onSubmit={send}>
        {button?.type === 'web_app' ? (
          <button type="button" className="tg-menu" onClick={() => onOpen(button.web_app.url)}>
            {button.text}
          </button>
        ) : null}
        <input
          className="field tg-input"
          aria-label={words.message}
          placeholder={words.message}
          autoComplete="off"
          maxLength={4096}
          value={text}
          disabled={blocked}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" look="secondary" disabled={blocked || text.trim() === ''}>
          {words.say}
        </Button>
      </form>
    </div>
  )
}
