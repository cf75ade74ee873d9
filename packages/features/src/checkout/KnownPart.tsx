import {
  FoldableFields,
  formatCalendarDate,
  showTime,
  useLocale,
  weekdayName,
  type Locale,
} from '@trade-portal/design-system'
import { createContext, use, useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { afterPress } from '../foundation/forms/afterPress.ts'
import { useTaxLabels } from '../trade/customer/useTaxLabels.ts'
import type { CheckoutChoices, CheckoutValues } from './checkout.ts'
import { knownParts, partFields, type Part } from './knownParts.ts'

/** The parts that stay open although they are known, because the customer works in them. None does once the order was sent. */
export const OpenParts = createContext<ReturnType<typeof useOpenParts>>({ open: [], enter: undefined })

export function useOpenParts(isSent: boolean): {
  readonly open: readonly Part[]
  readonly enter: ((part: Part, place: Element) => void) | undefined
} {
  const [open, setOpen] = useState<readonly Part[]>([])
  const kept = useRef<{ readonly place: Element; readonly top: number }>(null)
  const enter = useCallback((part: Part, place: Element) => {
    kept.current = null
    setOpen((now) => (now.includes(part) ? now : [...now, part]))
    // The other parts close after the press, because what is pressed would move otherwise.
    afterPress(() => {
      kept.current = { place, top: place.getBoundingClientRect().top }
      setOpen((now) => (now.length === 1 ? now : [part]))
    })
  }, [])
  // Keeps the part where it is while those above it close. Browsers do so only if the top of the window shows something that
  // stays.
  useLayoutEffect(() => {
    if (kept.current) window.scrollBy(0, kept.current.place.getBoundingClientRect().top - kept.current.top)
    kept.current = null
  }, [open])
  return isSent ? { open: [], enter: undefined } : { open, enter }
}

interface KnownPartProps {
  readonly part: Part
  readonly label: string
  readonly choices: CheckoutChoices
  readonly children: ReactNode
}

/**
 * A part of the form that phones and tablets show as one line with Change once it is known. It stays open while the
 * customer works in it, and opens if one of its fields has an error.
 */
export function KnownPart({ part, label, choices, children }: KnownPartProps) {
  const { open, enter } = use(OpenParts)
  const { locale } = useLocale()
  const { isTaxMode } = useTaxLabels()
  const { getFieldState } = useFormContext<CheckoutValues>()
  const input = { ...choices, isTaxMode, timeText: (day: string, time: string) => timeText(day, time, locale) }
  const facts = useWatch({ compute: (values: CheckoutValues) => knownParts(values, input)[part] })
  const state = useFormState<CheckoutValues>({ name: partFields[part] })
  const isInvalid = partFields[part].some((name) => getFieldState(name, state).invalid)
  return (
    <FoldableFields
      label={label}
      facts={facts}
      isFolded={facts.length > 0 && !isInvalid && !open.includes(part)}
      onEnter={enter && ((place) => enter(part, place))}
    >
      {children}
    </FoldableFields>
  )
}

/** Such as "Mon 23/11/2099, 8:00 am". */
function timeText(day: string, time: string, locale: Locale): string {
  const weekday = weekdayName(day).slice(0, 3)
  const shown = showTime(time, locale)
  return weekday === '' || shown === undefined ? '' : `${weekday} ${formatCalendarDate(day, locale)}, ${shown}`
}
