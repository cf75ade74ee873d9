import { toNestErrors } from '@hookform/resolvers'
import { useEffect, useState } from 'react'
import type { FieldValues, Resolver } from 'react-hook-form'
import { CodeLoadError } from '../failures/failures.ts'

/**
 * A form's rules, fetched when the form is shown: typing can begin before yup has arrived. Where they cannot be had the
 * form gives way to the sentence that every screen has whose code is missing, before much has been typed.
 * @param load Imports the file with the rules. The same function each time.
 * @param rulesFor Takes the rules out of that file, or makes them for the values that they are to judge.
 */
export function useRules<Values extends FieldValues, File>(
  load: () => Promise<File>,
  rulesFor: (file: File, values: Values) => Resolver<Values>,
): Resolver<Values> {
  const [failure, setFailure] = useState<CodeLoadError>()
  useEffect(() => {
    load().catch((cause: unknown) =>
      setFailure(new CodeLoadError('The rules of a form could not be loaded.', { cause })),
    )
  }, [load])
  if (failure) throw failure
  return async (values, context, options) => {
    const file = await load().catch(() => undefined)
    if (file) return await rulesFor(file, values)(values, context, options)
    return { values: {}, errors: toNestErrors({ form: { type: 'not-loaded' } }, options) }
  }
}
