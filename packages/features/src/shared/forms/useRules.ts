import { toNestErrors } from '@hookform/resolvers'
import { useEffect } from 'react'
import type { FieldValues, Resolver, ResolverError, ResolverOptions } from 'react-hook-form'
import { toasts } from '../notices/toasts.ts'

/**
 * A form's rules, fetched while it is being filled: typing can begin before yup has arrived. Where they cannot be had
 * nothing is sent, and a toast says why.
 * @param load Imports the file with the rules. The same function each time.
 * @param rulesFor Takes the rules out of that file, or makes them for the values that they are to judge.
 */
export function useRules<Values extends FieldValues, File>(
  load: () => Promise<File>,
  rulesFor: (file: File, values: Values) => Resolver<Values>,
): Resolver<Values> {
  useEffect(() => void load().catch(() => undefined), [load])
  return async (values, context, options) => {
    const file = await load().catch(() => undefined)
    return file ? await rulesFor(file, values)(values, context, options) : notChecked(options)
  }
}

function notChecked<Values extends FieldValues>(options: ResolverOptions<Values>): ResolverError<Values> {
  const message = 'What you entered cannot be checked. Look at your connection and try again.'
  toasts.error(message)
  return { values: {}, errors: toNestErrors({ form: { type: 'not-checked', message } }, options) }
}
