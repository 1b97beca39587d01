// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ChannelFees} from "src/ChannelFees.sol";
import {ClaimCaps} from "src/ClaimCaps.sol";
import {Order} from "src/OrderLib.sol";
import {Payments} from "src/Payments.sol";
import {Freezable} from "src/access/Freezable.sol";
import {Governed} from "src/access/Governed.sol";
import {Rejecting} from "./support/Accounts.sol";
import {BridgeTest} from "./support/BridgeTest.sol";

contract GovernanceTest is BridgeTest {
    address internal next = named("next");

    function test_governor_handsOverInTwoSteps() public {
        vm.expectEmit(true, true, true, true, address(escrow));
        emit Governed.GovernorProposed(next);
        asGovernor();
        escrow.proposeGovernor(next);
        vm.assertEq(escrow.governor(), governor, "not yet");

        vm.expectEmit(true, true, true, true, address(escrow));
        emit Governed.GovernorChanged(governor, next);
        vm.prank(next);
        escrow.acceptGovernor();
        vm.assertEq(escrow.governor(), next, "changed");
        vm.assertEq(escrow.pendingGovernor(), address(0), "nobody pending");
    }

    function test_governor_NotPendingGovernor() public {
        vm.prank(next);
        vm.expectRevert(Governed.NotPendingGovernor.selector);
        escrow.acceptGovernor();
    }

    /// Every governor call, from every other role.
    function test_NotGovernor() public {
        address[] memory set = addressesOf(attesterKeys);
        bytes[10] memory calls = [
            abi.encodeCall(escrow.proposeGovernor, (next)),
            abi.encodeCall(escrow.unfreeze, ()),
            abi.encodeCall(escrow.renewFreeze, ()),
            abi.encodeCall(escrow.setGuardian, (next)),
            abi.encodeCall(escrow.setTokenAllowed, (next, true)),
            abi.encodeCall(escrow.setClaimCap, (next, 1)),
            abi.encodeCall(escrow.setChannelPayee, (1, next)),
            abi.encodeCall(escrow.proposeAttesters, (set, 2)),
            abi.encodeCall(escrow.executeAttesters, (set, 2)),
            abi.encodeCall(escrow.proposeGovernor, (address(0)))
        ];
        address[4] memory others = [guardian, maker, depositor, vm.addr(attesterKeys[0])];
        for (uint256 i = 0; i < calls.length; ++i) {
            for (uint256 j = 0; j < others.length; ++j) {
                vm.prank(others[j]);
                (bool ok, bytes memory answer) = address(escrow).call(calls[i]);
                vm.assertEq(ok, false, "refused");
                vm.assertEq(bytes32(answer), bytes32(Governed.NotGovernor.selector), "by name");
            }
        }
    }

    function test_freeze_byGuardianAndGovernor() public {
        vm.expectEmit(true, true, true, true, address(escrow));
        emit Freezable.FrozenBy(guardian, NOW + FREEZE);
        vm.prank(guardian);
        escrow.freeze();
        vm.assertEq(escrow.frozen(), true, "by guardian");

        vm.expectEmit(true, true, true, true, address(escrow));
        emit Freezable.Unfrozen();
        asGovernor();
        escrow.unfreeze();
        vm.assertEq(escrow.frozen(), false, "unfrozen");

        asGovernor();
        escrow.freeze();
        vm.assertEq(escrow.frozen(), true, "by governor");
    }

    function test_freeze_NotGuardian() public {
        vm.prank(maker);
        vm.expectRevert(Freezable.NotGuardian.selector);
        escrow.freeze();
    }

    function test_guardian_isReplaced() public {
        vm.expectEmit(true, true, true, true, address(escrow));
        emit Freezable.GuardianChanged(guardian, next);
        asGovernor();
        escrow.setGuardian(next);
        vm.prank(guardian);
        vm.expectRevert(Freezable.NotGuardian.selector);
        escrow.freeze();
        vm.prank(next);
        escrow.freeze();
    }

    function test_token_isListedAndDelisted() public {
        vm.expectEmit(true, true, true, true, address(escrow));
        emit ClaimCaps.TokenAllowed(address(token), false);
        asGovernor();
        escrow.setTokenAllowed(address(token), false);
        expectOpenRevert(tokenOrder(), abi.encodeWithSelector(ClaimCaps.TokenNotAllowed.selector, token));
        asGovernor();
        escrow.setTokenAllowed(address(token), true);
        openOrder(tokenOrder());
    }

    function test_channel_payeeWithdraws() public {
        claimWithFee(tokenOrder(), 2e6);
        claimWithFee(nativeOrder(), 3);
        vm.expectEmit(true, true, true, true, address(escrow));
        emit ChannelFees.ChannelPayeeChanged(7, next);
        asGovernor();
        escrow.setChannelPayee(7, next);

        vm.expectEmit(true, true, true, true, address(escrow));
        emit ChannelFees.ChannelFeesWithdrawn(7, address(token), next, 2e6);
        vm.prank(next);
        escrow.withdrawChannelFees(7, address(token));
        vm.prank(next);
        escrow.withdrawChannelFees(7, NATIVE);
        vm.assertEq(token.balanceOf(next), 2e6, "token");
        vm.assertEq(next.balance, 3, "native");
        vm.prank(next);
        escrow.withdrawChannelFees(7, NATIVE);
        vm.assertEq(next.balance, 3, "only once");
    }

    function test_channel_NotPayee() public {
        claimWithFee(tokenOrder(), 2e6);
        vm.prank(governor);
        vm.expectRevert(ChannelFees.NotPayee.selector);
        escrow.withdrawChannelFees(7, address(token));
    }

    function test_channel_NativeTransferFailed() public {
        address payee = address(new Rejecting());
        claimWithFee(nativeOrder(), 3);
        asGovernor();
        escrow.setChannelPayee(7, payee);
        vm.prank(payee);
        vm.expectRevert(abi.encodeWithSelector(Payments.NativeTransferFailed.selector, payee));
        escrow.withdrawChannelFees(7, NATIVE);
    }

    function asGovernor() private {
        vm.prank(governor);
    }

    function claimWithFee(Order memory order, uint256 fee) private {
        order.channel = 7;
        order.channelFee = fee;
        openOrder(order);
        claimOne(order);
    }
}
