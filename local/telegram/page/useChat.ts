import type { Message } from 'grammy/types'
import { useCallback, useEffect, useState } from 'react'
import type { BotEvent } from '../../botApi/methods/contract.ts'
import { calls, type Standing } from './calls.ts'
import type { Settings } from './settings.ts'
import { words } from './words.ts'

export interface Notice {
  readonly text: string
  readonly alert: boolean
}

export interface Chat {
  /** Null until they are loaded. */
  readonly messages: readonly Message[] | null
  readonly standing: Standing | null
  /** True if the local bot does not answer. */
  readonly lost: boolean
  /** The bot's toast to the user who pressed a button. */
  readonly notice: Notice | null
  tell(notice: Notice | null): void
  /** Acts as the user and shows the result. */
  act(work: () => Promise<unknown>): Promise<void>
}

const changesChat = ['sent', 'edited', 'deleted'] as const

/** A user's chat with the bot, reloaded whenever something happens in it. */
export function useChat({ person, language }: Pick<Settings, 'person' | 'language'>): Chat {
  const { id } = person
  // By user: another user's chat must not be shown even briefly.
  const [found, setFound] = useState<
    Readonly<Record<number, { readonly messages: readonly Message[]; readonly standing: Standing }>>
  >({})
  const [told, setTold] = useState<{ readonly id: number; readonly notice: Notice | null } | null>(null)
  const [lost, setLost] = useState(false)
  const tell = useCallback((notice: Notice | null) => setTold({ id, notice }), [id])

  const read = useCallback(async () => {
    try {
      const [messages, standing] = await Promise.all([calls.chat(id), calls.standing(id)])
      setFound((all) => ({ ...all, [id]: { messages, standing } }))
      setLost(false)
    } catch {
      setLost(true)
    }
  }, [id])

  useEffect(() => {
    const events = calls.events()
    const onChange = ({ data }: MessageEvent<string>): void => {
      const event = JSON.parse(data) as BotEvent
      if ('chat' in event && event.chat === id) void read()
    }
    const onAnswer = ({ data }: MessageEvent<string>): void => {
      const { text, alert } = JSON.parse(data) as Extract<BotEvent, { kind: 'answered_press' }>
      if (text !== '') tell({ text, alert })
    }
    for (const kind of changesChat) events.addEventListener(kind, onChange)
    events.addEventListener('answered_press', onAnswer)
    // Repeated after each reconnection to the server.
    events.addEventListener('ready', () => void calls.meet({ person, language }).then(read, () => setLost(true)))
    events.addEventListener('error', () => setLost(true))
    return () => events.close()
  }, [id, person, language, read, tell])

  const act = useCallback(
    async (work: () => Promise<unknown>) => {
      tell(null)
      try {
        await work()
      } catch (error) {
        tell({ text: (error instanceof Error && error.message) || words.refusedText, alert: true })
      }
      await read()
    },
    [read, tell],
  )
  const mine = found[id]
  return {
    messages: mine?.messages ?? null,
    standing: mine?.standing ?? null,
    lost,
    notice: told?.id === id ? told.notice : null,
    tell,
    act,
  }
}
