import { queryOptions } from '@tanstack/react-query';
import { bodyOf, client, type Options } from '../shared/client.ts';

type Proof = { password: string; one_time_code: string };

/** Whether the second step is on, for the signed-in person. */
export const secondStepQuery = () =>
  queryOptions({
    queryKey: ['getSecondStep'],
    queryFn: ({ signal }) => bodyOf(client.GET('/accounts/auth/second_step/', { signal })),
  });

/** The devices of the signed-in person. */
export const devicesQuery = () =>
  queryOptions({
    queryKey: ['listDevices'],
    queryFn: ({ signal }) => bodyOf(client.GET('/accounts/auth/devices/', { signal })),
  });

export function changePassword(input: { old_password: string; new_password: string }, { signal }: Options) {
  return bodyOf(client.POST('/accounts/auth/password/change/', { body: input, signal }));
}

export function beginSecondStep(input: { password: string }, { signal }: Options) {
  return bodyOf(client.POST('/accounts/auth/second_step/begin/', { body: input, signal }));
}

export function confirmSecondStep(input: { one_time_code: string }, { signal }: Options) {
  return bodyOf(client.POST('/accounts/auth/second_step/confirm/', { body: input, signal }));
}

export function renewRecoveryCodes(input: Proof, { signal }: Options) {
  return bodyOf(client.POST('/accounts/auth/second_step/recovery_codes/', { body: input, signal }));
}

export async function endSecondStep(input: Proof, { signal }: Options): Promise<void> {
  await bodyOf(client.POST('/accounts/auth/second_step/end/', { body: input, signal }));
}

export async function signOutDevice(input: { id: string }, { signal }: Options): Promise<void> {
  await bodyOf(client.DELETE('/accounts/auth/devices/{id}/', { params: { path: input }, signal }));
}

export async function signOutOtherDevices(_input: object, { signal }: Options): Promise<void> {
  await bodyOf(client.POST('/accounts/auth/logout/others/', { signal }));
}
