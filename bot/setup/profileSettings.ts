import type { Texts } from '../texts/loadTexts.ts'
import { place } from './place.ts'
import { linesOf, type Setting } from './setting.ts'

/** The product's name, the same in every language. */
export const NAME = 'Causeway'

/** The bot's profile before a user writes to it: name, description and short description, in each language. */
export function profileSettings(texts: Texts): Setting[] {
  const name: Setting = {
    name: 'name',
    wanted: [NAME],
    read: async (api) => linesOf((await api.getMyName()).name),
    write: (api) => api.setMyName(NAME),
  }
  const inLanguage = (id: string): Setting[] => {
    const words = texts.translatorFor(id)
    const [long, short] = [words.plain('bot-profile-description'), words.plain('bot-profile-short')]
    return [
      {
        name: `description, ${id}`,
        wanted: linesOf(long),
        read: async (api) => linesOf((await api.getMyDescription(place(id))).description),
        write: (api) => api.setMyDescription(long, place(id)),
      },
      {
        name: `short description, ${id}`,
        wanted: linesOf(short),
        read: async (api) => linesOf((await api.getMyShortDescription(place(id))).short_description),
        write: (api) => api.setMyShortDescription(short, place(id)),
      },
    ]
  }
  return [name, ...texts.languages.flatMap(({ id }) => inLanguage(id))]
}
