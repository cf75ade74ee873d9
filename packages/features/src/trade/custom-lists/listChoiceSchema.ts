import * as yup from 'yup'
import { newList } from './transferLines.ts'

export interface ListChoice {
  /** The id of an existing list, or `newList` for a new one. */
  readonly to: string
  /** The name of the new list; ignored for an existing list. */
  readonly name: string
}

/** The rules of the fields of `ListChoiceFields`. */
export const listChoice = {
  to: yup.string().required('Required'),
  name: yup
    .string()
    .defined()
    .trim()
    .when('to', ([to], name) => (to === newList ? name.required('Required') : name)),
}
