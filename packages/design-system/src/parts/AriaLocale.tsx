import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components'
import { useLocale } from './format.ts'

/**
 * Gives React Aria's components the language of the portal; otherwise they take the browser's. Around each of them
 * instead of the whole page, so that pages without them do not load its code.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  return <I18nProvider locale={useLocale().locale}>{children}</I18nProvider>
}
