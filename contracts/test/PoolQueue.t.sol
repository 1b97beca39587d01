// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPool} from "src/pool/IPool.sol";
import {WithdrawalQueue} from "src/pool/WithdrawalQueue.sol";
import {PoolTest} from "./support/PoolTest.sol";

contract PoolQueueTest is PoolTest {
    uint256 internal share;

    function setUp() public override {
        super.setUp();
        share = 10 ** pool.decimals();
        vm.prank(bob);
        pool.deposit(500 * UNIT, bob);
    }

    function test_paysInOrderAsTokensReturn() public {
        borrow();
        request(alice, 1_000 * share);
        request(bob, 500 * share);
        pool.payRequests(10);
        vm.assertEq(pool.collectable(alice), 1_000 * UNIT, "1,000 of 1,500 were idle");
        vm.assertEq(pool.collectable(bob), 0, "later");
        repay(200 * UNIT);
        pool.payRequests(10);
        vm.assertEq(pool.collectable(bob), 200 * UNIT, "a part");
        vm.assertEq(pool.queuedShares(), 300 * share, "the rest waits");
        vm.assertEq(pool.firstRequest(), 1, "still first");
        repay(300 * UNIT);
        pool.payRequests(10);
        vm.assertEq(pool.collectable(bob), 500 * UNIT, "all");
        vm.assertEq(pool.firstRequest(), 2, "none is left");
        vm.assertEq(pool.totalSupply(), 0, "burned");
    }

    function test_payRequests_upToANumber() public {
        request(alice, share);
        request(alice, share);
        request(alice, share);
        pool.payRequests(2);
        vm.assertEq(pool.firstRequest(), 2, "two");
        pool.payRequests(0);
        vm.assertEq(pool.firstRequest(), 2, "none");
    }

    function test_queue_isServedBeforeDrawsAndWithdrawals() public {
        borrow();
        request(alice, 900 * share);
        vm.assertEq(pool.drawable(), 100 * UNIT, "1,000 idle, 900 queued");
        vm.assertEq(pool.maxRedeem(bob), 0, "everyone queues");
        request(bob, 200 * share);
        vm.assertEq(pool.drawable(), 0, "more queued than idle");
        vm.warp(block.timestamp + 1 hours);
        vm.prank(governor);
        pool.proposeTerms(IPool.Terms(900 * UNIT, 900 * UNIT, 0));
        expectDrawRevert(UNIT, abi.encodeWithSelector(IPool.NotEnoughIdle.selector, UNIT, 0));
    }

    function test_queue_bearsLossesAndEarns() public {
        borrow();
        request(alice, 1_000 * share);
        vm.warp(block.timestamp + TERM + 1);
        (,, uint64 dueAt) = pool.draws(0);
        vm.expectRevert(abi.encodeWithSelector(IPool.Overdue.selector, dueAt));
        pool.payRequests(1);
        vm.prank(governor);
        pool.writeDown(2);
        pool.payRequests(1);
        vm.assertEq(pool.collectable(alice), 666_666_666, "two thirds");
    }

    function test_collect() public {
        request(alice, 100 * share);
        pool.payRequests(1);
        vm.assertEq(pool.idle(), 1_400 * UNIT, "kept for Alice");
        vm.expectEmit(true, true, true, true, address(pool));
        emit WithdrawalQueue.Collected(alice, recipient, 100 * UNIT);
        vm.prank(alice);
        pool.collect(recipient);
        vm.assertEq(token.balanceOf(recipient), 100 * UNIT, "received");
        vm.assertEq(pool.idle(), 1_400 * UNIT, "of what was kept");
        vm.prank(alice);
        vm.expectRevert(WithdrawalQueue.NothingToCollect.selector);
        pool.collect(recipient);
    }

    function test_cancel() public {
        borrow();
        request(alice, 600 * share);
        request(bob, 500 * share);
        pool.payRequests(1);
        request(alice, 400 * share);
        vm.prank(bob);
        vm.expectRevert(WithdrawalQueue.NotRequestOwner.selector);
        pool.cancelRequest(2);
        vm.expectEmit(true, true, true, true, address(pool));
        emit WithdrawalQueue.RequestCancelled(1, 500 * share);
        vm.prank(bob);
        pool.cancelRequest(1);
        vm.assertEq(pool.balanceOf(bob), 500 * share, "back");
        vm.assertEq(pool.queuedShares(), 400 * share, "of Alice");
        // A cancelled request is passed over.
        pool.payRequests(2);
        vm.assertEq(pool.collectable(alice), 1_000 * UNIT, "paid");
    }

    function test_requestRedeem_RequestTooSmall() public {
        vm.prank(alice);
        vm.expectRevert(abi.encodeWithSelector(WithdrawalQueue.RequestTooSmall.selector, share - 1, share));
        pool.requestRedeem(share - 1);
    }

    /// Five hundred are lent.
    function borrow() private {
        draw(300 * UNIT, 1);
        vm.warp(block.timestamp + 1 hours);
        draw(200 * UNIT, 2);
    }

    function request(address owner, uint256 shares) private {
        vm.prank(owner);
        pool.requestRedeem(shares);
    }
}
