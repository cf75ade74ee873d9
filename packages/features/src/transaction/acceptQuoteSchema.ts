import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'
import type { AcceptanceTerms } from './acceptQuote.ts'

const acceptQuoteSchema: yup.ObjectSchema<AcceptanceTerms> = yup.object({
  deliveryDate: yup.string().required('Required'),
  comment: yup.string().trim().required('Required'),
})

export const acceptQuoteRules = yupResolver(acceptQuoteSchema)
