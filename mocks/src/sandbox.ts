export { startSandbox, type Sandbox, type SandboxOptions } from './sandbox/startSandbox.ts'
