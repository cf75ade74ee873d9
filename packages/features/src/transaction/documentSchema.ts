import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'
import { isDayOrBlank, today } from '../foundation/time/calendarDay.ts'
import { isEmailAddress } from '../trade/documents/isEmailAddress.ts'
import type { AcceptanceTerms } from './acceptQuote.ts'
import { hasQuantity, problems, type ClaimedLine, type ClaimValues } from './claimText.ts'

/** The kind of a message. A request for changes may be blank, a question may not. */
export type MessageKind = 'change' | 'question'

export interface MessageValues {
  /** The sender's e-mail address, for the supplier's answer. */
  readonly emailAddress: string
  readonly message: string
}

const changeSchema: yup.ObjectSchema<MessageValues> = yup.object({
  emailAddress: yup
    .string()
    .trim()
    .required('Required')
    .test('address', 'Invalid email address', (address) => isEmailAddress(address)),
  message: yup.string().trim().defined(),
})

const questionSchema: yup.ObjectSchema<MessageValues> = changeSchema.shape({
  message: yup.string().trim().required('Required'),
})

export const messageRules = { change: yupResolver(changeSchema), question: yupResolver(questionSchema) }

const claimedLine: yup.ObjectSchema<ClaimedLine> = yup.object({
  problem: yup
    .string()
    .oneOf(['', ...problems] as const)
    .defined(),
  quantity: yup
    .number()
    .nullable()
    .defined()
    .when('problem', ([problem], amount) =>
      hasQuantity(problem) ? amount.required('Required').moreThan(0, 'More than 0') : amount,
    ),
})

const claimSchema: yup.ObjectSchema<ClaimValues> = changeSchema.shape({
  photo: yup.string().trim().defined(),
  lines: yup.array().of(claimedLine).required(),
})

export const claimRules = yupResolver(claimSchema)

const acceptQuoteSchema: yup.ObjectSchema<AcceptanceTerms> = yup.object({
  deliveryDate: yup
    .string()
    .required('Required')
    .test('day', 'Required', isDayOrBlank)
    .test('not-past', 'The delivery date is in the past', (day) => day === undefined || day >= today.current()),
  comment: yup.string().trim().required('Required'),
})

export const acceptQuoteRules = yupResolver(acceptQuoteSchema)
