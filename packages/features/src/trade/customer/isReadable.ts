import { readIsoDate } from '@trade-portal/supplier-api'

/** Whether the value of a date field is empty or a valid day. Any other value is typed text that could not be read. */
export const isDayOrBlank = (value: string | undefined) => !value || readIsoDate(value) === value

/** Whether the value of a time field is empty or a time. */
export const isTimeOrBlank = (value: string | undefined) => !value || /^\d\d:\d\d$/.test(value)
