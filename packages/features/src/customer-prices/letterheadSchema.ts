import { yupResolver } from '@hookform/resolvers/yup'
import * as yup from 'yup'
import type { Letterhead } from './letterhead.ts'

const schema: yup.ObjectSchema<Letterhead> = yup.object({
  name: yup.string().trim().required('Required').max(80, 'Use at most 80 characters'),
  abn: yup
    .string()
    .trim()
    .defined()
    .matches(/^(?:\d\s*){11}$/, { message: 'Enter the 11 digits of your ABN', excludeEmptyString: true }),
  logo: yup.string().defined(),
  markUp: yup.number().defined().nullable(),
})

export const letterheadRules = yupResolver(schema)
