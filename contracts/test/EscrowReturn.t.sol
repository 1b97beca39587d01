// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IBridgeEscrow} from "src/IBridgeEscrow.sol";
import {Order} from "src/OrderLib.sol";
import {Reentering} from "./support/Accounts.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {BridgeTest} from "./support/BridgeTest.sol";

/// Cancel and refund, which both pay the depositor.
contract EscrowReturnTest is BridgeTest {
    function test_cancel_returnsEverything() public {
        Order memory order = tokenOrder();
        order.channelFee = 1e6;
        bytes32 id = openOrder(order);
        vm.expectEmit(true, true, true, true, address(escrow));
        emit IBridgeEscrow.OrderCancelled(id);
        vm.prank(maker);
        escrow.cancel(order);
        vm.assertEq(token.balanceOf(depositor), 10_000 ether, "depositor");
        assertStatus(id, IBridgeEscrow.Status.Cancelled);
    }

    function test_cancel_NotMaker() public {
        Order memory order = tokenOrder();
        openOrder(order);
        vm.prank(depositor);
        vm.expectRevert(IBridgeEscrow.NotMaker.selector);
        escrow.cancel(order);
    }

    function test_refund_byAnyoneReturnsEverything() public {
        Order memory order = nativeOrder();
        order.channelFee = 1e6;
        bytes32 id = openOrder(order);
        vm.warp(uint256(order.refundAfter) + 1);
        vm.expectEmit(true, true, true, true, address(escrow));
        emit IBridgeEscrow.OrderRefunded(id);
        vm.prank(named("passer-by"));
        escrow.refund(order);
        vm.assertEq(depositor.balance, 10_000 ether, "depositor");
        assertStatus(id, IBridgeEscrow.Status.Refunded);
    }

    function test_refund_RefundTooEarly() public {
        Order memory order = tokenOrder();
        openOrder(order);
        vm.warp(order.refundAfter);
        vm.expectRevert(abi.encodeWithSelector(IBridgeEscrow.RefundTooEarly.selector, order.refundAfter));
        escrow.refund(order);
        vm.warp(uint256(order.refundAfter) + 1);
        escrow.refund(order);
    }

    function test_frozen_blocksNeitherCancelNorRefund() public {
        Order memory first = tokenOrder();
        Order memory second = tokenOrder();
        second.nonce = 2;
        openOrder(first);
        openOrder(second);
        vm.warp(uint256(second.refundAfter) + 1);
        vm.prank(guardian);
        escrow.freeze();
        vm.prank(maker);
        escrow.cancel(first);
        escrow.refund(second);
        vm.assertEq(token.balanceOf(depositor), 10_000 ether, "depositor");
    }

    function test_delisted_blocksNeitherClaimNorRefund() public {
        Order memory first = tokenOrder();
        Order memory second = tokenOrder();
        second.nonce = 2;
        openOrder(first);
        openOrder(second);
        vm.prank(governor);
        escrow.setTokenAllowed(address(token), false);
        claimOne(first);
        vm.warp(uint256(second.refundAfter) + 1);
        escrow.refund(second);
    }

    /// Every order has one ending: after each of the three, the other two are refused (claimed twice: paid once).
    function testFuzz_oneEnding(uint256 first, uint256 second) public {
        Order memory order = tokenOrder();
        bytes32 id = openOrder(order);
        vm.warp(uint256(order.refundAfter) + 1);
        finish(order, between(first, 0, 2));
        IBridgeEscrow.Status ending = escrow.status(id);
        uint256 paid = token.balanceOf(maker) + token.balanceOf(depositor);

        uint256 next = between(second, 0, 2);
        bool skipped = next == 0 && ending == IBridgeEscrow.Status.Claimed;
        (Order[] memory orders, bytes32[] memory proofs, bytes[][] memory signatures) = batchOf(order);
        if (next == 1) vm.prank(maker);
        if (!skipped) vm.expectRevert(abi.encodeWithSelector(IBridgeEscrow.OrderNotOpen.selector, id, ending));
        if (next == 0) escrow.claim(orders, proofs, signatures);
        if (next == 1) escrow.cancel(order);
        if (next == 2) escrow.refund(order);

        assertStatus(id, ending);
        vm.assertEq(token.balanceOf(maker) + token.balanceOf(depositor), paid, "paid once");
    }

    function test_return_OrderNotOpen_unknown() public {
        Order memory order = tokenOrder();
        bytes memory refusal = abi.encodeWithSelector(
            IBridgeEscrow.OrderNotOpen.selector, escrow.orderId(order), IBridgeEscrow.Status.None
        );
        vm.prank(maker);
        vm.expectRevert(refusal);
        escrow.cancel(order);
        vm.warp(uint256(order.refundAfter) + 1);
        vm.expectRevert(refusal);
        escrow.refund(order);
    }

    function test_refund_reentered() public {
        Order memory order = nativeOrder();
        Reentering receiver = new Reentering();
        order.depositor = abi.encodePacked(address(receiver));
        vm.deal(address(receiver), 1 ether);
        Order memory other = nativeOrder();
        openOrder(order);
        openOrder(other);
        vm.warp(uint256(order.refundAfter) + 1);
        receiver.arm(address(escrow), abi.encodeCall(escrow.refund, (other)));
        escrow.refund(order);
        vm.assertEq(
            bytes32(receiver.answer()), bytes32(ReentrancyGuard.ReentrancyGuardReentrantCall.selector), "inner refund"
        );
        assertStatus(escrow.orderId(other), IBridgeEscrow.Status.Open);
    }

    function finish(Order memory order, uint256 way) private {
        if (way == 0) claimOne(order);
        if (way == 1) vm.prank(maker);
        if (way == 1) escrow.cancel(order);
        if (way == 2) escrow.refund(order);
    }
}
