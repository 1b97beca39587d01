// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {ReentrancyGuard} from "@openzeppelin/contracts/utils/ReentrancyGuard.sol";
import {Authorizations} from "src/Authorizations.sol";
import {IBridgeEscrow} from "src/IBridgeEscrow.sol";
import {Order} from "src/OrderLib.sol";
import {Payments} from "src/Payments.sol";
import {BridgeTest} from "./support/BridgeTest.sol";
import {
    BareToken,
    BonusToken,
    FalseToken,
    FeeToken,
    LyingToken,
    ReentrantToken,
    RevertingToken,
    ShrinkingToken,
    SilentToken
} from "./support/WeirdTokens.sol";

/// Each weird token, listed by a careless governor, as a deposit, as a withdrawal and as a payout.
contract WeirdTokensTest is BridgeTest {
    bytes internal constant REENTERED = abi.encodePacked(ReentrancyGuard.ReentrancyGuardReentrantCall.selector);

    function test_feeOnTransfer() public {
        address weird = address(new FeeToken());
        expectRefused(weird, abi.encodeWithSelector(Payments.WrongDelta.selector, weird, 99, 100));
    }

    function test_bonus() public {
        address weird = address(new BonusToken());
        expectRefused(weird, abi.encodeWithSelector(Payments.WrongDelta.selector, weird, 101, 100));
    }

    function test_shrinking() public {
        address weird = address(new ShrinkingToken());
        BareToken(weird).mint(address(escrow), 1);
        BareToken(weird).mint(recipient, 1);
        expectRefused(weird, abi.encodeWithSelector(Payments.WrongDelta.selector, weird, 0, 100));
    }

    function test_lying() public {
        address weird = address(new LyingToken());
        expectRefused(weird, abi.encodeWithSelector(Payments.WrongDelta.selector, weird, 0, 100));
    }

    function test_falseReturning() public {
        address weird = address(new FalseToken());
        expectRefused(weird, abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, weird));
    }

    function test_reverting() public {
        address weird = address(new RevertingToken());
        expectRefused(weird, abi.encodePacked(RevertingToken.Paused.selector));
    }

    function test_missingReturn_works() public {
        address weird = address(new SilentToken());
        Order memory first = orderOf(weird, 1);
        Order memory second = orderOf(weird, 2);
        openOrder(first);
        openOrder(second);
        claimOne(first);
        vm.prank(maker);
        escrow.cancel(second);
        vm.assertEq(BareToken(weird).balanceOf(maker), 1_100, "maker");
        vm.assertEq(BareToken(weird).balanceOf(depositor), 900, "depositor");
        fill(orderOf(weird, 3), "");
        vm.assertEq(BareToken(weird).balanceOf(recipient), 100, "recipient");
    }

    /// A failed payment still ends the order; the funds wait for their owner.
    function test_falseReturning_onTheWayOut() public {
        FalseToken weird = new FalseToken();
        weird.setHonest(true);
        Order[3] memory orders = [orderOf(address(weird), 1), orderOf(address(weird), 2), orderOf(address(weird), 3)];
        for (uint256 i = 0; i < 3; ++i) {
            openOrder(orders[i]);
        }
        vm.warp(uint256(orders[0].refundAfter) + 1);
        weird.setHonest(false);

        claimOne(orders[0]);
        vm.prank(maker);
        escrow.cancel(orders[1]);
        escrow.refund(orders[2]);
        vm.assertEq(escrow.owed(address(weird), maker), 100, "maker");
        vm.assertEq(escrow.owed(address(weird), depositor), 200, "depositor");
        vm.expectRevert(abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, weird));
        escrow.withdrawOwed(address(weird), depositor, depositor);

        weird.setHonest(true);
        escrow.withdrawOwed(address(weird), depositor, depositor);
        vm.assertEq(weird.balanceOf(depositor), 900, "depositor");
    }

    function test_reentrant_everyEntry() public {
        ReentrantToken weird = new ReentrantToken();
        Order memory inside = orderOf(address(weird), 1);
        Order memory outside = orderOf(address(weird), 2);
        openOrder(inside);
        bytes[] memory calls = everyEntry(inside, outside, address(weird));
        for (uint256 i = 0; i < calls.length; ++i) {
            weird.arm(address(escrow), calls[i]);
            expectOpenRevert(outside, REENTERED);
            weird.arm(address(0), "");
            expectDebt(weird, orderOf(address(weird), 10 + i), calls[i]);
        }
        assertStatus(escrow.orderId(inside), IBridgeEscrow.Status.Open);
    }

    /// The token forwards the refusal as its own, so that the payment becomes a debt.
    function expectDebt(ReentrantToken weird, Order memory order, bytes memory call) private {
        uint256 before = escrow.owed(address(weird), maker);
        openOrder(order);
        weird.arm(address(escrow), call);
        claimOne(order);
        vm.assertEq(escrow.owed(address(weird), maker), before + 100, "owed");
        vm.expectRevert(REENTERED);
        escrow.withdrawOwed(address(weird), maker, maker);
    }

    function everyEntry(Order memory inside, Order memory outside, address weird)
        private
        view
        returns (bytes[] memory calls)
    {
        bytes memory signature = offer(outside);
        (Order[] memory orders, bytes32[] memory proofs, bytes[][] memory signatures) = batchOf(inside);
        calls = new bytes[](9);
        calls[0] = abi.encodeCall(escrow.open, (outside, signature));
        calls[1] = abi.encodeCall(escrow.openWithPermit, (outside, signature, 0, 27, 0, 0));
        Authorizations.TokenAuthorization memory auth;
        calls[2] = abi.encodeCall(escrow.openForWithAuthorization, (outside, signature, auth));
        Authorizations.Permit2Authorization memory permit;
        calls[3] = abi.encodeCall(escrow.openForWithPermit2, (outside, signature, permit));
        calls[4] = abi.encodeCall(escrow.claim, (orders, proofs, signatures));
        calls[5] = abi.encodeCall(escrow.cancel, (inside));
        calls[6] = abi.encodeCall(escrow.refund, (inside));
        calls[7] = abi.encodeCall(escrow.withdrawChannelFees, (0, weird));
        calls[8] = abi.encodeCall(escrow.withdrawOwed, (weird, depositor, depositor));
    }

    function test_reentrant_fill() public {
        ReentrantToken weird = new ReentrantToken();
        Order memory order = orderOf(address(weird), 1);
        weird.arm(address(filler), abi.encodeCall(filler.fill, (order)));
        fill(order, abi.encodePacked(ReentrancyGuard.ReentrancyGuardReentrantCall.selector));
    }

    function expectRefused(address weird, bytes memory refusal) private {
        expectOpenRevert(orderOf(weird, 1), refusal);
        fill(orderOf(weird, 1), refusal);
    }

    function orderOf(address weird, uint256 nonce) private returns (Order memory order) {
        if (!escrow.tokenAllowed(weird)) list(weird);
        order = tokenOrder();
        order.inputToken = abi.encodePacked(weird);
        order.inputAmount = 100;
        order.outputToken = abi.encodePacked(weird);
        order.outputAmount = 100;
        order.nonce = nonce;
    }

    function list(address weird) private {
        vm.prank(governor);
        escrow.setTokenAllowed(weird, true);
        vm.prank(governor);
        escrow.setClaimCap(weird, CAP);
        BareToken(weird).mint(depositor, 1_000);
        BareToken(weird).mint(maker, 1_000);
    }

    function fill(Order memory order, bytes memory refusal) private {
        vm.chainId(DST);
        vm.prank(maker);
        if (refusal.length > 0) vm.expectRevert(refusal);
        filler.fill(order);
        vm.chainId(SRC);
    }
}
