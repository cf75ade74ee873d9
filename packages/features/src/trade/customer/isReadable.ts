import { readIsoDate } from '@trade-portal/supplier-api'

/** Whether a date field has been left empty or with a day. Any other text is one that it could not read. */
export const isDayOrBlank = (value: string | undefined) => !value || readIsoDate(value) === value

/** The same of a time field. */
export const isTimeOrBlank = (value: string | undefined) => !value || /^\d\d:\d\d$/.test(value)
