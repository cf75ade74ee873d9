import { createContext, useContext } from 'react'

export type Locale = 'en-AU' | 'en-US'
export type Currency = 'AUD' | 'USD'

export interface Format {
  locale: Locale
  currency: Currency
  /** Whether a word is shown in place of each amount, because somebody else can see the screen. */
  hidesAmounts?: boolean
}

export const FormatContext = createContext<Format>({ locale: 'en-AU', currency: 'AUD' })

/** The locale and currency in which money and dates are formatted. */
export const useLocale = (): Format => useContext(FormatContext)
