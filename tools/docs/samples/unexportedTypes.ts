/**
 * Types that the pages name but the package does not export, derived from where the package uses them.
 * `signatureCheck.ts` compares them with the pages.
 */
import type * as api from '@rstest/core';

export type DisposableRstestUtilities = ReturnType<typeof api.rs.stubEnv>;
export type FakeTimersConfig = NonNullable<Parameters<typeof api.rs.useFakeTimers>[0]>;
export type FakeMethod = NonNullable<FakeTimersConfig['toFake']>[number];
export type RuntimeOptions = Parameters<typeof api.rs.setConfig>[0];
export type SuiteContext = Parameters<Parameters<typeof api.beforeAll>[0]>[0];
export type TestOptions = Exclude<
  Parameters<typeof api.test>[1],
  ((...args: never[]) => unknown) | undefined
>;
export type MatcherState = ThisParameterType<Parameters<typeof api.expect.extend>[0][string]>;
export type TestAPI = ReturnType<typeof api.test.runIf>;
export type Tester = Parameters<typeof api.expect.addEqualityTesters>[0][number];
export type TesterContext = ThisParameterType<Tester>;
export type Truthy<T> = Exclude<T, false | 0 | 0n | '' | null | undefined>;
export type MaybePromise<T> = T | Promise<T>;
export type NamedFixture<Value> =
  | Value
  | ((context: object, lifecycle: api.FixtureLifecycle) => MaybePromise<Value>);
export type MaybeMockedDeep<T> = ReturnType<typeof api.rs.mockObject<T>>;
export type PromisifiedAssertion<T> = ReturnType<typeof api.expect.poll<T>>;

type Serializer = Extract<
  Parameters<typeof api.expect.addSnapshotSerializer>[0],
  { serialize: unknown }
>['serialize'];
export type Config = Parameters<Serializer>[1];
export type Printer = Parameters<Serializer>[5];
export type TestRunEndPayload = Parameters<NonNullable<api.Reporter['onTestRunEnd']>>[0];
export type UserConsoleLog = Parameters<NonNullable<api.Reporter['onUserConsoleLog']>>[0];
export type SerializedError = NonNullable<api.TestResult['errors']>[number];
