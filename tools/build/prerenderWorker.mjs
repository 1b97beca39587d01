import { parentPort, workerData } from 'node:worker_threads'

// In a thread of its own, which is ended once it has answered: whatever the app's code still waits for keeps no build alive.
const { languages, prerenderPage } = await import(workerData)
const pages = []
// One after another: the language of the texts belongs to the module.
for (const language of languages) pages.push(await prerenderPage(language))
parentPort.postMessage(pages, [])
