// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBridgeEscrow} from "src/IBridgeEscrow.sol";
import {Order} from "src/OrderLib.sol";
import {Freezable} from "src/access/Freezable.sol";
import {BridgeTest} from "./support/BridgeTest.sol";

/// A freeze ends by itself, and extends every open order by its duration.
contract FreezeTest is BridgeTest {
    function test_freeze_endsByItself() public {
        freezeAs(guardian);
        vm.assertEq(escrow.frozenUntil(), NOW + FREEZE, "until");
        vm.warp(NOW + FREEZE - 1);
        vm.assertEq(escrow.frozen(), true, "last second");
        vm.warp(NOW + FREEZE);
        vm.assertEq(escrow.frozen(), false, "over");
        vm.assertEq(escrow.frozenSeconds(), FREEZE, "counted");
        Order memory order = tokenOrder();
        order.openBy += uint40(FREEZE);
        order.fillDeadline += uint40(FREEZE);
        order.refundAfter += uint40(FREEZE);
        openOrder(order);
    }

    function test_freeze_AlreadyFrozen() public {
        freezeAs(guardian);
        vm.warp(NOW + 1 hours);
        for (uint256 i = 0; i < 2; ++i) {
            vm.prank(i == 0 ? guardian : governor);
            vm.expectRevert(abi.encodeWithSelector(Freezable.AlreadyFrozen.selector, NOW + FREEZE));
            escrow.freeze();
        }
    }

    function test_freeze_guardianWaitsAfterOneThatRanOut() public {
        freezeAs(guardian);
        vm.warp(NOW + 2 * FREEZE - 1);
        vm.prank(guardian);
        vm.expectRevert(abi.encodeWithSelector(Freezable.FreezeTooSoon.selector, NOW + 2 * FREEZE));
        escrow.freeze();
        freezeAs(governor);
        vm.assertEq(escrow.frozen(), true, "the governor does not wait");
        vm.warp(NOW + 4 * FREEZE - 1);
        freezeAs(guardian);
        vm.assertEq(escrow.frozen(), true, "after the wait");
    }

    function test_freeze_guardianDoesNotWaitAfterAnUnfreeze() public {
        freezeAs(guardian);
        vm.prank(governor);
        escrow.unfreeze();
        vm.assertEq(escrow.frozenUntil(), 0, "no end");
        freezeAs(guardian);
        vm.assertEq(escrow.frozen(), true, "again");
    }

    function test_renew_once() public {
        freezeAs(guardian);
        vm.warp(NOW + FREEZE - 1);
        vm.expectEmit(true, true, true, true, address(escrow));
        emit Freezable.FreezeRenewed(NOW + 2 * FREEZE);
        vm.prank(governor);
        escrow.renewFreeze();
        vm.prank(governor);
        vm.expectRevert(Freezable.AlreadyRenewed.selector);
        escrow.renewFreeze();
        vm.warp(NOW + 2 * FREEZE - 1);
        vm.assertEq(escrow.frozen(), true, "last second");
        vm.warp(NOW + 2 * FREEZE);
        vm.assertEq(escrow.frozen(), false, "over");
        vm.assertEq(escrow.frozenSeconds(), 2 * FREEZE, "counted");
    }

    function test_renew_NotFrozen() public {
        vm.prank(governor);
        vm.expectRevert(Freezable.NotFrozen.selector);
        escrow.renewFreeze();
        freezeAs(guardian);
        vm.warp(NOW + FREEZE);
        vm.prank(governor);
        vm.expectRevert(Freezable.NotFrozen.selector);
        escrow.renewFreeze();
    }

    function test_nextFreeze_canBeRenewedAgain() public {
        for (uint256 i = 0; i < 2; ++i) {
            freezeAs(governor);
            vm.prank(governor);
            escrow.renewFreeze();
            vm.warp(block.timestamp + 2 * FREEZE);
        }
        vm.assertEq(escrow.frozenSeconds(), 4 * FREEZE, "counted");
    }

    /// The attack: freeze from the payout until refundAfter, and refund the deposit in the same second.
    function test_freeze_cannotTurnAPaidOrderIntoALoss() public {
        Order memory order = tokenOrder();
        openOrder(order);
        vm.warp(NOW + 31 minutes);
        freezeAs(guardian);
        vm.warp(uint256(order.refundAfter) + 1);
        vm.expectRevert(
            abi.encodeWithSelector(
                IBridgeEscrow.RefundTooEarly.selector, uint256(order.refundAfter) + 1 + 2 hours - 1 minutes
            )
        );
        escrow.refund(order);
        vm.warp(NOW + 31 minutes + FREEZE);
        claimOne(order);
        vm.assertEq(token.balanceOf(maker), 10_000 ether + order.inputAmount, "the maker is paid");
    }

    /// Any number of freezes leaves a claim its full window.
    function testFuzz_freeze_leavesTheWholeClaimWindow(uint256[6] memory pauses, uint256 checks) public {
        Order memory order = tokenOrder();
        openOrder(order);
        (Order[] memory orders, bytes32[] memory proofs, bytes[][] memory signatures) = batchOf(order);
        uint256 blocked;
        uint256 start;
        for (uint256 i = 0; i < pauses.length; ++i) {
            start = block.timestamp;
            freezeAs(governor);
            vm.warp(start + between(pauses[i], 1, FREEZE - 1));
            uint256 lost = escrow.frozenSeconds();
            if (lost < 2 * FREEZE) {
                vm.expectRevert(Freezable.Frozen.selector);
                escrow.claim(orders, proofs, signatures);
            }
            vm.prank(governor);
            escrow.unfreeze();
            blocked = lost < 2 * FREEZE ? lost : 2 * FREEZE;
            vm.assertEq(escrow.refundableAt(order), order.refundAfter + blocked, "put off by the time that was lost");
            vm.warp(block.timestamp + between(checks, 0, 20 minutes));
        }
        vm.assertEq(escrow.refundableAt(order) <= NOW + escrow.MAX_LOCK(), true, "inside the longest lock");
        vm.warp(escrow.refundableAt(order) + 1);
        escrow.refund(order);
    }

    function test_freeze_stopsOneOrderForTwiceItsLengthAndNoLonger() public {
        Order memory order = tokenOrder();
        openOrder(order);
        freezeAs(guardian);
        vm.prank(governor);
        escrow.renewFreeze();
        vm.warp(NOW + 2 * FREEZE - 1);
        expectClaimRevert(order, abi.encodePacked(Freezable.Frozen.selector));
        vm.warp(NOW + 2 * FREEZE);
        freezeAs(governor);
        claimOne(order);
    }

    function test_freeze_beforeOpeningChangesNothing() public {
        freezeAs(guardian);
        vm.warp(NOW + 10);
        vm.prank(governor);
        escrow.unfreeze();
        Order memory order = tokenOrder();
        openOrder(order);
        vm.assertEq(escrow.refundableAt(order), order.refundAfter, "as signed");
    }

    function test_refundableAt_OrderNotOpen() public {
        Order memory order = tokenOrder();
        vm.expectRevert(
            abi.encodeWithSelector(
                IBridgeEscrow.OrderNotOpen.selector, escrow.orderId(order), IBridgeEscrow.Status.None
            )
        );
        escrow.refundableAt(order);
    }

    function freezeAs(address account) private {
        vm.prank(account);
        escrow.freeze();
    }
}
