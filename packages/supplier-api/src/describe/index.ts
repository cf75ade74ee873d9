/** The operation registry as data, for documentation and tests. The portal itself does not import this module. */
export { defaultTimeoutMs } from '../transport.ts'
export { describeErrors, type ErrorDescription } from './describeError.ts'
export {
  describeOperation,
  exampleKnownValues,
  examplePayload,
  wireCall,
  type OperationDescription,
  type PayloadField,
} from './describeOperation.ts'
export { requestJsonSchema, responseJsonSchema } from './jsonSchema.ts'
export { schemaFile, schemaFileName } from './schemaFile.ts'
export { entryGuide, reportRules, settingsGuide, settingsTable, type SettingGuide } from './settings.ts'
