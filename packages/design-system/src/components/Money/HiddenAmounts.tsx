import { useMemo, type ReactNode } from 'react'
import { FormatContext, useLocale } from '../../parts/format.ts'

interface HiddenAmountsProps {
  /** If false, amounts are shown even inside a part that hides them. */
  isHidden: boolean
  children: ReactNode
}

/** Shows the word "hidden" in place of every amount of money among its children. */
export function HiddenAmounts({ isHidden, children }: HiddenAmountsProps) {
  const { locale, currency } = useLocale()
  const format = useMemo(() => ({ locale, currency, hidesAmounts: isHidden }), [locale, currency, isHidden])
  return <FormatContext value={format}>{children}</FormatContext>
}
