import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'
import { localToday } from '../foundation/time/today.ts'
import { isDayOrBlank } from '../trade/customer/isReadable.ts'
import type { AcceptanceTerms } from './acceptQuote.ts'

const acceptQuoteSchema: yup.ObjectSchema<AcceptanceTerms> = yup.object({
  deliveryDate: yup
    .string()
    .required('Required')
    .test('day', 'Required', isDayOrBlank)
    .test('not-past', 'The delivery date is in the past', (day) => day === undefined || day >= localToday(new Date())),
  comment: yup.string().trim().required('Required'),
})

export const acceptQuoteRules = yupResolver(acceptQuoteSchema)
